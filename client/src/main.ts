import { mount } from 'svelte';
import App from './App.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/shell.css';

mount(App, { target: document.getElementById('app')! });
