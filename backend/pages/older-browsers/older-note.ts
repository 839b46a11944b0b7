const styles =
  '.older-note{margin:0;padding:12px 20px;border-bottom:1px solid #e9e4da;background:#fff;color:#1a1a1a;font:1rem/1.5 sans-serif;text-align:center}@media print{.older-note{display:none}}'
const words =
  'Este navegador tiene ya unos años y puede que algo de esta página no responda. Para crear o llevar tu invitación, actualízalo o usa otro móvil u ordenador.'

/** One of the house's own pages for an older browser: its scripts may stop there, which nobody should find out by pressing. */
export const withOlderNote = (html: string): string =>
  html.replace(
    '<div id="root">',
    (root) => `<style>${styles}</style><p class="older-note" role="note">${words}</p>${root}`,
  )
