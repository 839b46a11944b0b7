/**
 * SQL: one form of a text, lower case and without accents; ñ stays, for it is a letter ('Nina' is a name). In any
 * locale of the server.
 */
export const folded = (text: string) =>
  `lower(translate(normalize(${text}), 'ÁÀÄÂÉÈËÊÍÌÏÎÓÒÖÔÚÙÜÛÑáàäâéèëêíìïîóòöôúùüû', 'aaaaeeeeiiiioooouuuuñaaaaeeeeiiiioooouuuu'))`

/**
 * SQL: words that make a name a child's (docs/product.md, "Answers"), in folded text. No question marks: Knex would
 * bind them.
 */
export const childWords = String.raw`niñ[oa]|\m(bebes*|hij[oa]s*)\M`

/** SQL: the diets that are counted (docs/product.md, "Statistics"), as people write them in Spanish, in folded text. */
export const diets = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  celiac: 'celiac|gluten',
  lactose: 'lactos',
  allergy: 'alerg|allerg',
} as const
