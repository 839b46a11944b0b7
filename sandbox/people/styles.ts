/** Paper, ink and sage; system faces stand in for the house's own, so that nothing is fetched from elsewhere. */
export const styles = `
:root { --paper:#FBF8F3; --ink:#1A1A1A; --soft:#5E5A52; --sage:#70A589; --deep:#3F6F57; --mist:#E9E4DA; --wine:#800020; --champagne:#C9A96E;
  --serif:'Cormorant Garamond','Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif; --sans:Jost,'Avenir Next','Segoe UI',system-ui,sans-serif }
* { box-sizing:border-box }
body { margin:0; background:var(--paper); color:var(--ink); font:16px/1.55 var(--sans); font-variant-numeric:tabular-nums }
a { color:var(--deep) }
h1,h2,h3 { font-family:var(--serif); font-weight:500; line-height:1.15; margin:0 }
:focus-visible { outline:2px solid var(--deep); outline-offset:2px }
header.house { display:flex; align-items:baseline; gap:8px 40px; flex-wrap:wrap; padding:20px 32px 0; border-bottom:1px solid var(--mist) }
header.house strong { font:500 28px/1 var(--serif) }
header.house small { color:var(--soft); margin-left:12px }
nav.rooms { display:flex; gap:4px; margin-left:auto; overflow-x:auto }
nav.rooms a { padding:12px 14px; min-height:44px; text-decoration:none; color:var(--soft); border-bottom:2px solid transparent; white-space:nowrap }
nav.rooms a[aria-current] { color:var(--ink); border-color:var(--sage) }
nav.rooms i { font-style:normal }
nav.rooms b { font-weight:400; color:var(--soft); margin-left:6px; font-size:14px }
.split { display:grid; grid-template-columns:minmax(300px,380px) 1fr; min-height:calc(100vh - 66px) }
.list { border-right:1px solid var(--mist); max-height:calc(100vh - 66px); overflow-y:auto }
.list-head { display:flex; justify-content:space-between; align-items:center; padding:12px 24px; border-bottom:1px solid var(--mist); position:sticky; top:0; background:var(--paper); color:var(--soft); font-size:14px }
.row { display:block; padding:14px 24px; border-bottom:1px solid var(--mist); text-decoration:none; color:inherit }
.row:hover { background:#F5F0E7 }
.row[aria-current] { background:#F1EEE4; box-shadow:inset 3px 0 0 var(--sage) }
.row .top { display:flex; justify-content:space-between; gap:12px }
.row .who { overflow:hidden; text-overflow:ellipsis; white-space:nowrap }
.row .what { color:var(--soft); overflow:hidden; text-overflow:ellipsis; white-space:nowrap; font-size:15px }
.row time,.soft { color:var(--soft); font-size:14px; white-space:nowrap }
.state { font-size:14px; color:var(--deep); white-space:nowrap }
.state.bad { color:var(--wine) }
.state.waiting { color:var(--soft) }
.reader { padding:32px 40px; min-width:0 }
.reader h1 { font-size:34px; margin-bottom:12px; overflow-wrap:anywhere }
.facts { display:grid; grid-template-columns:max-content 1fr; gap:2px 16px; margin:0 0 20px; color:var(--soft) }
.facts dt { font-size:14px; padding-top:1px } .facts dd { margin:0; color:var(--ink); overflow-wrap:anywhere }
.bar { display:flex; flex-wrap:wrap; gap:8px; align-items:center; margin:0 0 20px }
.bar .push { margin-left:auto }
button,.button { font:inherit; font-size:15px; min-height:44px; padding:8px 18px; border-radius:999px; border:1px solid #CFC8BA; background:transparent; color:var(--ink); cursor:pointer; text-decoration:none; display:inline-flex; align-items:center; gap:8px }
button:hover,.button:hover { border-color:var(--deep); background:#F5F0E7 }
button.chosen { background:var(--ink); color:var(--paper); border-color:var(--ink) }
button.main { background:var(--sage); border-color:var(--sage); color:#10241A }
button.danger { color:var(--wine); border-color:#D9BBC2 }
button small { color:var(--soft); font-size:13px } button.chosen small { color:inherit }
.plain { border:0; padding:8px 0; color:var(--deep); text-decoration:underline; text-underline-offset:3px } .plain:hover { background:none }
.stage { background:#F1ECE2; border:1px solid var(--mist); padding:24px; display:flex; justify-content:center; overflow-x:auto }
.stage iframe { border:0; background:#fff; width:390px; height:max(560px,calc(100vh - 430px)); box-shadow:0 2px 18px rgba(26,26,26,.10); flex:none; max-width:100% }
.stage[data-width='640'] iframe { width:640px }
pre { white-space:pre-wrap; overflow-wrap:anywhere; font:15px/1.6 ui-monospace,Menlo,Consolas,monospace; margin:0; padding:24px; background:#fff; border:1px solid var(--mist) }
.empty { padding:80px 24px; text-align:center; color:var(--soft) } .empty h2 { font-size:30px; color:var(--ink); margin-bottom:8px }
.phone { max-width:420px; margin:0 auto; border:1px solid #D8D1C3; border-radius:28px; background:#EFE9DD; overflow:hidden; box-shadow:0 2px 18px rgba(26,26,26,.08) }
.reader .phone h1 { font:500 18px/1.3 var(--sans); background:#fff; margin:0; padding:16px 20px; border-bottom:1px solid var(--mist) } .reader .phone h1 small { display:block; color:var(--soft); font-size:14px; font-weight:400 }
.talk { padding:20px 16px; min-height:420px; max-height:calc(100vh - 260px); overflow-y:auto; display:flex; flex-direction:column; gap:14px }
.bubble { background:#fff; border-radius:2px 14px 14px 14px; padding:10px 14px 8px; max-width:88%; white-space:pre-wrap; overflow-wrap:anywhere }
.bubble img { display:block; width:100%; aspect-ratio:4/5; object-fit:cover; border-radius:2px 10px 10px 10px; margin:-4px 0 8px }
.bubble footer { white-space:normal; display:flex; flex-wrap:wrap; gap:4px 12px; align-items:center; justify-content:flex-end; margin-top:4px; font-size:13px; color:var(--soft) }
.bubble footer button { min-height:32px; padding:0 8px; font-size:13px; border:0; text-decoration:underline; text-underline-offset:3px; color:var(--deep) }
.sheet { max-width:1080px; margin:0 auto; padding:40px 32px 80px }
.sheet > h1 { font-size:40px; margin-bottom:8px } .sheet > p { color:var(--soft); margin:0 0 32px; max-width:62ch }
.payment { border-top:1px solid var(--mist); padding:24px 0; display:grid; grid-template-columns:200px 1fr; gap:8px 32px }
.payment .amount { font:500 36px/1.1 var(--serif) } .payment p { margin:0 0 12px; overflow-wrap:anywhere }
.payment .bar { margin:0 }
.columns { display:grid; grid-template-columns:repeat(3,1fr); gap:0 40px }
.column h2 { font-size:26px; padding-bottom:12px; border-bottom:1px solid var(--champagne) } .column h2 small { font:400 14px var(--sans); color:var(--soft); margin-left:8px }
.fault { border-bottom:1px solid var(--mist); padding:10px 0; display:grid; grid-template-columns:1fr auto; gap:0 12px; align-items:center }
.fault .soft { white-space:normal; line-height:1.4; grid-column:1 / 2 }
.fault form { grid-row:1 / 3; grid-column:2 }
.switch { width:52px; min-height:44px; padding:0; border:0; position:relative; background:none !important }
.switch::before { content:''; position:absolute; left:2px; top:9px; width:48px; height:26px; border-radius:13px; background:#D8D2C5; transition:background .2s ease-out }
.switch::after { content:''; position:absolute; left:5px; top:12px; width:20px; height:20px; border-radius:50%; background:#fff; transition:transform .2s ease-out }
.switch[aria-checked=true]::before { background:var(--deep) } .switch[aria-checked=true]::after { transform:translateX(22px) }
input,select { font:inherit; font-size:15px; min-height:44px; padding:6px 12px; border:1px solid #CFC8BA; border-radius:2px; background:#fff; width:110px } select { width:auto }
.setting { display:flex; flex-wrap:wrap; gap:8px; align-items:center; padding:14px 0; border-bottom:1px solid var(--mist) } .setting label { flex:1 1 100% }
.counts { display:grid; grid-template-columns:repeat(auto-fit,minmax(150px,1fr)); gap:24px; margin:0 0 40px } .counts div { border-top:1px solid var(--champagne); padding-top:8px } .counts b { display:block; font:500 34px/1.1 var(--serif) } .counts span { color:var(--soft); font-size:14px }
.sheet section { margin-top:40px } .sheet section > h2 { font-size:28px; margin-bottom:8px }
.note { position:fixed; left:50%; bottom:24px; transform:translateX(-50%); background:var(--ink); color:var(--paper); padding:12px 20px; border-radius:2px; max-width:90vw }
.card3d { max-width:480px; margin:8vh auto; background:#fff; border:1px solid var(--mist); padding:40px } .card3d h1 { font-size:34px; margin-bottom:16px } .card3d .amount { font:500 44px/1 var(--serif); margin:16px 0 24px }
.back { display:none }
@media (max-width:860px) {
  header.house { padding:16px 16px 0 } header.house small { display:none } nav.rooms { margin-left:-12px; width:calc(100% + 24px) } nav.rooms { gap:0 } nav.rooms a { padding:12px 8px } nav.rooms i { display:none }
  .split { display:block } .list { border:0; max-height:none } .split.open .list { display:none } .split:not(.open) .reader { display:none }
  .row,.list-head { padding-left:16px; padding-right:16px } .reader { padding:16px } .reader h1 { font-size:28px } .back { display:inline-flex; margin-bottom:16px } .stage { padding:0; border:0 } .stage iframe { width:100%; height:70vh }
  .stage[data-width='640'] { justify-content:flex-start } .stage[data-width='640'] iframe { max-width:none }
  .sheet { padding:24px 16px 64px } .payment { grid-template-columns:1fr } .columns { grid-template-columns:1fr; gap:32px }
}
@media (prefers-reduced-motion:reduce) { * { transition:none !important } }
`
