import { mount } from 'svelte';
import App from './App.svelte';
import { prefs } from './state/prefs.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/shell.css';

// The fonts of the page's script begin to load before there is text that needs them.
const sample = prefs.language === 'en' ? 'a' : 'aя';
for (const font of ['16px "Onest Variable"', '16px "Dela Gothic One"']) {
  document.fonts.load(font, sample).catch(() => undefined);
}

mount(App, { target: document.getElementById('app')! });
