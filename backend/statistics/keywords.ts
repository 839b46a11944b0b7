/** SQL: one form of a text, lower case and without accents; ñ stays, for it is a letter ('Nina' is a name). In any locale of the server. */
export const folded = (text: string) =>
  `lower(translate(normalize(${text}), 'ÁÀÄÂÉÈËÊÍÌÏÎÓÒÖÔÚÙÜÛÑáàäâéèëêíìïîóòöôúùüû', 'aaaaeeeeiiiioooouuuuñaaaaeeeeiiiioooouuuu'))`

/** SQL: the words of spec §9 that make a name a child's, in folded text. No question marks: Knex takes them for values. */
export const childish = String.raw`niñ[oa]|\m(bebes*|hij[oa]s*)\M`

/** SQL: the diets of spec §9 as people write them in Spanish, in folded text. */
export const diets = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  celiac: 'celiac|gluten',
  lactose: 'lactos',
  allergy: 'alerg|allerg',
} as const
