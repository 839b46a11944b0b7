import { css, type RuleSet } from 'styled-components'

/**
 * Runs in the head of a guest's page, before anything is painted: marks the document with `data-opening` the first time
 * that this link is opened on this device, and takes the mark away when the motion is over or at the first sign that
 * somebody reads; the preview opens every time. Without script, in a background tab, on a link to the answer and where nothing can be remembered
 * there is no opening.
 */
export const openingScript = `(()=>{
const {dataset}=document.documentElement,key='opened:'+location.pathname
if(location.hash||document.hidden)return
try{if(localStorage.getItem(key))return;key.endsWith('/preview')||localStorage.setItem(key,'1')}catch{return}
dataset.opening=''
const end=()=>{delete dataset.opening}
for(const sign of['pointerdown','keydown','wheel','touchmove','beforeprint'])addEventListener(sign,end,{once:true,passive:true})
addEventListener('animationend',()=>{document.getAnimations().some(({playState})=>playState==='running')||end()})
})()`

/**
 * A cover's styles while it opens, for who has not asked for less motion. They move ornament alone: the words stand
 * still, opaque and uncovered from the first frame. No animation ends later than 600 ms. Parts that are there for the
 * opening alone have the class `opener`, which is not displayed otherwise.
 */
export const whileOpening = (styles: RuleSet): RuleSet => css`
  @media (prefers-reduced-motion: no-preference) {
    [data-opening] [data-view='full'] & { ${styles} }
  }
`
