import { foldHeader, foldName } from '../../spreadsheet/fold.ts'

const unnamed: ReadonlySet<string> = new Set(
  '1,tbd,tba,guest,a guest,plus one,plus 1,mas uno,mas 1,invitado,invitada,acompanante,acompanhante,por definir,por confirmar,sin nombre,unnamed,unnamed guest,guest name,ospite,begleitung,accompagnatore,convidado,convidat,acompanyant,accompagnant,invite,parella,pareja'.split(
    ',',
  ),
)
/** A seat besides, of whoever stands above. */
const extra =
  /^(?:boleto|pase|invitad[oa]|acompanante|lugar|asiento|plaza|persona|cupo|convidado|ticket|guest|seat|entrada|additional guest)s? (?:extra|adicional|libre)s?(?: \d{1,2})?$|^extra (?:guest|seat|ticket|invitado)(?: \d{1,2})?$/
const companionOf =
  /^(?:acompa[ñn]ante|acompanhante|acompanyant|invitad[oa]|guest|plus one|\+ ?1|pareja|begleitung|accompagnatore|ospite) (?:de|del|of|d['’]|di|da|do|von|for|para) ?(.{2,80})$/iu
const ownersGuest = /^(.{2,80})['’]s (?:guest|plus one|\+ ?1|date)$/iu
/** 'TBD', '+1', 'Guest', 'Boleto extra', 'Acompañante de Ana': a seat whose name is not known yet. */
export const isUnnamed = (name: string): boolean =>
  name.length <= 100 &&
  (/^\+ ?1$/.test(name.trim()) ||
    unnamed.has(foldHeader(name)) ||
    extra.test(foldHeader(name)) ||
    companionOf.test(name) ||
    ownersGuest.test(name))

/** A row that only says that the guest above brings somebody: '+1', 'Boleto extra', 'Acompañante de Ana' below 'Ana López'. */
export function comesWithAbove(name: string, above: string): boolean {
  if (above === '') return false
  if (/^\+ ?1$/.test(name.trim()) || extra.test(foldHeader(name))) return true
  const [, whose] = companionOf.exec(name) ?? ownersGuest.exec(name) ?? []
  return whose !== undefined && `${foldName(above)} `.startsWith(`${foldName(whose)} `)
}
