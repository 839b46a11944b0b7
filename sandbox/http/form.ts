export type FormValue = string | FormTree
export interface FormTree {
  [key: string]: FormValue
}

/**
 * Reads `a=1&b[c]=2&d[]=3&e[0]=4` as nested objects, arrays becoming objects with number keys (the bracket form of
 * Stripe's API). Keys such as `__proto__` are ordinary: the objects have no prototype.
 */
export function parseForm(encoded: string): FormTree {
  const root = emptyTree()
  for (const [name, value] of new URLSearchParams(encoded)) {
    const keys = [...name.matchAll(/^[^[]+|\[([^[\]]*)\]/g)].map((part) => part[1] ?? part[0])
    let tree = root
    for (const [depth, rawKey] of keys.entries()) {
      const key = rawKey === '' || rawKey === '[]' ? String(Object.keys(tree).length) : rawKey
      if (depth === keys.length - 1) {
        tree[key] = value
        break
      }
      const next = tree[key]
      if (typeof next === 'object') tree = next
      else {
        const created = emptyTree()
        tree[key] = created
        tree = created
      }
    }
  }
  return root
}

function emptyTree(): FormTree {
  return Object.create(null) as FormTree
}

export function textOf(value: FormValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

export function treeOf(value: FormValue | undefined): FormTree | undefined {
  return typeof value === 'object' ? value : undefined
}
