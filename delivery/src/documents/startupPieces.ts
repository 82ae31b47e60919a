import {
  FAVOURITES_EXPECTED,
  FAVOURITES_KEY,
  FONT_FAMILY,
  FONT_RULE,
  THEME_ATTRIBUTE,
  THEME_CHOICES,
  THEME_COLOR,
  THEME_KEY,
} from '@galopin/shared/contracts';

/** Shown when the shell cannot run; must not need any file of a build. */
const FAILED = 'Le site n’a pas pu démarrer. Rechargez la page.';

/**
 * What may become script, where the browser asks (Trusted Types): addresses of this site, and nothing made of text.
 * What the rule answers with null, or has no answer for, the browser refuses, or reports where it only watches.
 */
const SCRIPT_RULE = `if(window.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL:function(url){
return new URL(url,location.href).origin===location.origin?url:null}});`;

/**
 * What this device keeps that the first paint depends on: the theme, and whether there are favourites. A browser may
 * refuse even to say whether it keeps anything.
 */
const READ_DEVICE = `try{var root=document.documentElement,theme=localStorage.getItem(${JSON.stringify(THEME_KEY)});
if(${JSON.stringify(THEME_CHOICES)}.indexOf(theme)>0)root.setAttribute(${JSON.stringify(THEME_ATTRIBUTE)},theme);
if(localStorage.getItem(${JSON.stringify(FAVOURITES_KEY)}))
root.setAttribute(${JSON.stringify(FAVOURITES_EXPECTED)},'')}catch(refused){}`;

/** Remembers the button that was pressed last, unless something else was done since; asking ends it. */
const REMEMBER_PRESS = `var pressed=null;
function note(event){pressed=event.type==='click'?event.target.closest('#root button'):null}
['click','keydown'].forEach(function(type){addEventListener(type,note,true)});
window.__galopinPressed=function(){
['click','keydown'].forEach(function(type){removeEventListener(type,note,true)});return pressed};`;

/**
 * Sets the rule for scripts, the theme and the place of favourites. Tells the shell by `window.__galopinPressed()` which button was
 * pressed before it could answer. Says so when the site cannot start: when the shell's script does not load or has a wrong hash, or when the shell
 * itself calls `window.__galopinFailed()`. Marks scripts that failed, so that a loader does not wait for them.
 */
export const STARTUP_SCRIPT = `(function(){
${SCRIPT_RULE}
${READ_DEVICE}
${REMEMBER_PRESS}
function failed(){var root=document.getElementById('root');if(!root)return;
var text=document.createElement('p');text.setAttribute('role','alert');text.className='frame';
text.textContent=${JSON.stringify(FAILED)};
if(root.hasAttribute('data-rendered')&&root.firstElementChild)root.before(text);else root.replaceChildren(text)}
window.__galopinFailed=failed;
addEventListener('error',function(event){var from=event.target;
if(!(from instanceof HTMLScriptElement))return;from.setAttribute('data-failed','');
if(from.hasAttribute('data-shell'))failed()},true)
})()`;

/** Look of the page until the shell has drawn its own: the browser's colours, by day or by night. */
export const STARTUP_STYLE = `${FONT_RULE}:root{color-scheme:light dark}[data-theme=light]{color-scheme:light}
[data-theme=dark]{color-scheme:dark}body{margin:0;font-family:${FONT_FAMILY},system-ui,sans-serif}
.bar{height:52px;background:${THEME_COLOR}}.frame{padding:24px 16px;margin:0;text-align:center}`;

export const STATIC_FRAME = '<div class="bar"></div><p class="frame" role="status">Chargement…</p>';

/** The same where the content is there: what is read is read, what is done is not. */
export const LESS_WITHOUT_SCRIPT =
  '<noscript><p class="frame">Sans JavaScript, la recherche, les favoris, la connexion et les mises à jour en ' +
  'direct ne sont pas disponibles.</p></noscript>';

export const NO_SCRIPT =
  '<noscript><p class="frame">Galopin a besoin de JavaScript pour afficher les courses. ' +
  'Activez-le dans les réglages de votre navigateur, puis rechargez la page.</p></noscript>';

/** The document's answer before any shell was released. */
export const NOT_READY =
  '<!doctype html><html lang="fr"><meta charset="utf-8"><title>Galopin</title>' +
  '<p>Le site démarre. Rechargez la page dans un instant.</p></html>';
