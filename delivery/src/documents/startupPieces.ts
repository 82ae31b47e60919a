/** Shown when the shell cannot run; must not need any file of a build. */
const FAILED = 'Le site n’a pas pu démarrer. Rechargez la page.';

/**
 * What may become script, where the browser asks (Trusted Types): addresses of this site, and nothing made of text.
 * What the rule answers with null, or has no answer for, the browser refuses, or reports where it only watches.
 */
const SCRIPT_RULE = `if(window.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL:function(url){
return new URL(url,location.href).origin===location.origin?url:null}});`;

/**
 * Sets the rule for scripts. Says so when the site cannot start: when the shell's script does not load or has a wrong hash, or when the shell
 * itself calls `window.__galopinFailed()`. Marks scripts that failed, so that a loader does not wait for them.
 */
export const STARTUP_SCRIPT = `(function(){
${SCRIPT_RULE}
function failed(){var root=document.getElementById('root');if(!root)return;
var text=document.createElement('p');text.setAttribute('role','alert');text.className='frame';
text.textContent=${JSON.stringify(FAILED)};root.replaceChildren(text)}
window.__galopinFailed=failed;
addEventListener('error',function(event){var from=event.target;
if(!(from instanceof HTMLScriptElement))return;from.setAttribute('data-failed','');
if(from.hasAttribute('data-shell'))failed()},true)
})()`;

/** Look of the page until the shell has drawn its own. */
export const STARTUP_STYLE = `body{margin:0;background:#fff;color:#1b1f1d;font-family:system-ui,sans-serif}
.bar{height:56px;background:#14532d}.frame{padding:24px 16px;margin:0;text-align:center}`;

export const STATIC_FRAME = '<div class="bar"></div><p class="frame" role="status">Chargement…</p>';

export const NO_SCRIPT =
  '<noscript><p class="frame">Galopin a besoin de JavaScript pour afficher les courses. ' +
  'Activez-le dans les réglages de votre navigateur, puis rechargez la page.</p></noscript>';

/** The document's answer before any shell was released. */
export const NOT_READY =
  '<!doctype html><html lang="fr"><meta charset="utf-8"><title>Galopin</title>' +
  '<p>Le site démarre. Rechargez la page dans un instant.</p></html>';
