/**
 * Runs in the head of a guest's page, before anything is painted, and marks the document; the first sign that somebody
 * reads takes both marks away. Without script, in a background tab and on a link to the answer there is none.
 *
 * `data-held`: a phone lays out what is below the cover only when the typefaces for it are there, once and not for each
 * of them. `app/show-details.ts` takes the mark away, or the time when that script does not come. A page that is loaded
 * again is not held, because it begins where it was left.
 *
 * `data-opening`: the first time that this link is opened on this device, until the motion is over; the preview opens
 * every time. Where nothing can be remembered there is no opening.
 */
export const arrivalScript = `(()=>{
const {dataset}=document.documentElement,key='opened:'+location.pathname
if(location.hash||document.hidden)return
const end=()=>{delete dataset.opening},show=()=>{delete dataset.held}
for(const sign of['pointerdown','keydown','wheel','touchmove','beforeprint','scroll'])addEventListener(sign,()=>{end();show()},{once:true,passive:true})
if((performance.getEntriesByType('navigation')[0]||{}).type=='navigate'){dataset.held='';setTimeout(show,4000)}
try{if(localStorage.getItem(key))return;key.endsWith('/preview')||localStorage.setItem(key,'1')}catch{return}
dataset.opening=''
addEventListener('animationend',()=>{document.getAnimations().some(({playState})=>playState=='running')||end()})
})()`
