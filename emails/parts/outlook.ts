/** Where Outlook's own column begins and ends; React writes no comments, so `forOutlook` puts them there. */
export const outlookColumn = { open: '\uE002', close: '\uE003' }

const open =
  '<!--[if mso]><table role="presentation" align="center" width="560" cellpadding="0" cellspacing="0"><tr><td width="560"><![endif]-->'
const close = '<!--[if mso]></td></tr></table><![endif]-->'
/** Outlook sets text in Times when it lacks the first of several typefaces. */
const faces =
  '<!--[if mso]><style>td,p,a,span,h1{font-family:Georgia,serif!important}</style><![endif]--></head>'

/** A mail with what only Outlook for Windows reads: it knows no largest width, and so gets a table of 560 px. */
export const forOutlook = (html: string): string =>
  html
    .replace('</head>', faces)
    .replace(/\uE002(?=<table)/, open)
    .replace(/(?<=<\/table>)\uE003/, close)
