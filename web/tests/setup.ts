/** What the page has fetched before anything is drawn. */
import en from '../src/texts/en.ftl?raw';
import { addTexts } from '../src/lib/words.svelte';

addTexts('en', '', en);
