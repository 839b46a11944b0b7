export type Person = {
  /** The middle of the head, and half its height. */
  x: number
  y: number
  head: number
  skin: string
  hair: string
  clothes: string
  /** Long hair falls over the shoulders. */
  long?: boolean
  veil?: boolean
  /** How far the head leans, in degrees. */
  lean?: number
  /** From which side the light comes. */
  lit?: 'left' | 'right'
}

/**
 * A person from the head to the bottom of the picture, as a photo out of focus shows one: shaded skin, hair, shadows of
 * the eyes and a mouth. Nobody's likeness. Needs `shades`.
 */
export function person(one: Person): string {
  const { x, y, head: h, skin, hair, clothes, long, veil, lean = 0, lit = 'left' } = one
  const [near, far] = lit === 'left' ? ['light', 'shadow'] : ['shadow', 'light']
  const shoulders = `M${x - h * 2.1} ${y + h * 3.3}C${x - h * 2} ${y + h * 1.9} ${x - h * 0.7} ${y + h * 1.75} ${x - h * 0.4} ${y + h * 1.4}H${x + h * 0.4}C${x + h * 0.7} ${y + h * 1.75} ${x + h * 2} ${y + h * 1.9} ${x + h * 2.1} ${y + h * 3.3}L${x + h * 2.4} ${y + h * 12}H${x - h * 2.4}Z`
  const fall = long ? 2.1 : 0.55
  const body = `${veil ? `<path d="M${x - h * 0.9} ${y - h}C${x - h * 2.6} ${y + h * 2} ${x - h * 3} ${y + h * 6} ${x - h * 3.2} ${y + h * 11}H${x + h * 3.2}C${x + h * 3} ${y + h * 6} ${x + h * 2.6} ${y + h * 2} ${x + h * 0.9} ${y - h}Z" fill="#fff" opacity=".42" filter="url(#soft)"/>` : ''}
<path d="${shoulders}" fill="${clothes}"/>
<path d="${shoulders}" fill="url(#${near})" opacity=".3"/>
<path d="M${x - h * 0.36} ${y + h * 0.6}H${x + h * 0.36}L${x + h * 0.5} ${y + h * 1.75}Q${x} ${y + h * 2.3} ${x - h * 0.5} ${y + h * 1.75}Z" fill="${skin}"/>
<path d="M${x - h * 0.36} ${y + h * 0.6}H${x + h * 0.36}L${x + h * 0.4} ${y + h * 1.25}Q${x} ${y + h * 1.5} ${x - h * 0.4} ${y + h * 1.25}Z" fill="#2a120a" opacity=".38" filter="url(#soft)"/>`
  const face = `<path d="M${x - h * 0.92} ${y - h * 0.1}C${x - h} ${y - h * 1.35} ${x + h} ${y - h * 1.35} ${x + h * 0.92} ${y - h * 0.1}L${x + h * (long ? 1.15 : 0.8)} ${y + h * fall}Q${x} ${y + h * (fall + 0.2)} ${x - h * (long ? 1.15 : 0.8)} ${y + h * fall}Z" fill="${hair}"/>
${long ? `<path d="M${x - h * 0.36} ${y + h * 0.6}H${x + h * 0.36}L${x + h * 0.5} ${y + h * 1.75}Q${x} ${y + h * 2.3} ${x - h * 0.5} ${y + h * 1.75}Z" fill="${skin}"/>` : ''}
<path d="M${x - h * 0.7} ${y - h * 0.2}C${x - h * 0.72} ${y - h * 1.1} ${x + h * 0.72} ${y - h * 1.1} ${x + h * 0.7} ${y - h * 0.2}C${x + h * 0.72} ${y + h * 0.55} ${x + h * 0.3} ${y + h} ${x} ${y + h}C${x - h * 0.3} ${y + h} ${x - h * 0.72} ${y + h * 0.55} ${x - h * 0.7} ${y - h * 0.2}Z" fill="${skin}"/>
<path d="M${x - h * 0.7} ${y - h * 0.2}C${x - h * 0.72} ${y - h * 1.1} ${x + h * 0.72} ${y - h * 1.1} ${x + h * 0.7} ${y - h * 0.2}C${x + h * 0.72} ${y + h * 0.55} ${x + h * 0.3} ${y + h} ${x} ${y + h}C${x - h * 0.3} ${y + h} ${x - h * 0.72} ${y + h * 0.55} ${x - h * 0.7} ${y - h * 0.2}Z" fill="url(#${far})" opacity=".5"/>
<g filter="url(#soft)"><path d="M${x - h * 0.78} ${y - h * 0.25}C${x - h * 0.7} ${y - h * 1.25} ${x + h * 0.7} ${y - h * 1.25} ${x + h * 0.78} ${y - h * 0.25}C${x + h * 0.5} ${y - h * 0.75} ${x - h * 0.2} ${y - h * 0.85} ${x - h * 0.78} ${y - h * 0.25}Z" fill="${hair}"/></g>
<g fill="#2b1611" filter="url(#faint)"><path d="M${x - h * 0.45} ${y - h * 0.14}q${h * 0.16} ${-h * 0.1} ${h * 0.32} 0" stroke="${hair}" stroke-width="${h * 0.07}" fill="none"/><path d="M${x + h * 0.13} ${y - h * 0.14}q${h * 0.16} ${-h * 0.1} ${h * 0.32} 0" stroke="${hair}" stroke-width="${h * 0.07}" fill="none"/>
<ellipse cx="${x - h * 0.29}" cy="${y + h * 0.02}" rx="${h * 0.1}" ry="${h * 0.055}"/><ellipse cx="${x + h * 0.29}" cy="${y + h * 0.02}" rx="${h * 0.1}" ry="${h * 0.055}"/>
<path d="M${x - h * 0.04} ${y + h * 0.1}q${h * 0.16} ${h * 0.2} ${h * 0.02} ${h * 0.26}q${-h * 0.1} ${h * 0.05} ${-h * 0.14} 0" fill="#7c3f2c" opacity=".5"/>
<path d="M${x - h * 0.26} ${y + h * 0.52}q${h * 0.26} ${h * 0.24} ${h * 0.52} 0q${-h * 0.26} ${h * 0.05} ${-h * 0.52} 0Z" fill="#8e3b34"/></g>
<ellipse cx="${x - h * 0.42}" cy="${y + h * 0.3}" rx="${h * 0.2}" ry="${h * 0.16}" fill="#c5553f" opacity=".22" filter="url(#soft)"/><ellipse cx="${x + h * 0.42}" cy="${y + h * 0.3}" rx="${h * 0.2}" ry="${h * 0.16}" fill="#c5553f" opacity=".22" filter="url(#soft)"/>`
  return `<g>${body}<g transform="rotate(${lean} ${x} ${y + h})">${face}</g></g>`
}

/** What every picture needs: shading from either side, blurs for what is near and far, the grain of film. */
export const shades = `
<linearGradient id="light"><stop stop-color="#fff" stop-opacity=".7"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#120a06" stop-opacity=".8"/></linearGradient>
<linearGradient id="shadow"><stop stop-color="#fff3df" stop-opacity=".5"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2a0f06" stop-opacity=".75"/></linearGradient>
<filter id="faint"><feGaussianBlur stdDeviation="1.6"/></filter>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="7"/></filter>
<filter id="far" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="16"/></filter>
<filter id="film" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .9 -.3"/></filter>
<radialGradient id="edges" r=".75"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".45"/></radialGradient>`
