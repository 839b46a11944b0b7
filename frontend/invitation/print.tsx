import { css } from 'styled-components'

const page = '@page{size:A5;margin:0}@media print{html{font-size:75%}body{margin:0;min-height:0}}'

/** Makes the printed page an A5 card; only for a page that is nothing but the invitation. */
export const PrintedPage = () => (
  <style href="printed-page" precedence="print">
    {page}
  </style>
)

/**
 * A card on paper: names, date and the two places on one A5 page, edge to edge. What a guest uses on a screen, and the
 * lists whose links paper cannot open, stay behind.
 */
export const printed = css`
  @media print {
    --screen-height: 150mm;
    --cover-height: 150mm;
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
    && { display: flex; flex-direction: column; height: 209.5mm; overflow: hidden; }
    && > header { flex: 1 0 auto; }
    && > div {
      flex: none;
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(56mm, 1fr));
      gap: 0 5mm;
      width: 100%;
      max-width: none;
      padding: 5mm 10mm 7mm;
    }
    && > div > * { max-width: none; width: 100%; padding-inline: 0; }
    && > div > div, && > div .column { grid-column: 1 / -1; padding: 0; }
    && :is(.grid, .pair, .columns, .panes, .arches, .stack) {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(50mm, 1fr));
      gap: 0 5mm;
      margin: 0;
    }
    && section { grid-column: auto; margin: 0; padding-block: 3.5mm; break-inside: avoid; }
    && :is(.no-print, .when, .opening, .countdown, .swash, .petals, .skirting, [role='region']),
    && section:has(.prose, .list) { display: none; }
    /* The thanks of who comes are a page of their own, after the card. */
    &&:has([data-keepsake='yes']) { height: auto; overflow: visible; }
    &&:has([data-keepsake='yes']) > header { min-height: 150mm; }
    && [role='region']:has([data-keepsake='yes']) { display: block; break-before: page; padding: 14mm 0 0; }
  }
`
