import { expect, test } from 'vitest'
import { liftInlineStyles } from './lift-inline-styles.ts'

test('style attributes become rules that win over classes; equal ones share a rule', () => {
  const { markup, css } = liftInlineStyles(
    '<p class="a" style="color:#123456">uno</p><hr style="height:3px"/><p style="color:#123456">dos</p>',
  )
  expect(markup).toBe('<p class="a" data-style="0">uno</p><hr data-style="1"/><p data-style="0">dos</p>')
  expect(css).toBe('#root#root [data-style="0"]{color:#123456}#root#root [data-style="1"]{height:3px}')
})

test('quoted values are read as the browser would read them', () => {
  const { css } = liftInlineStyles(`<p style="font-family:&quot;Jost&quot;, &#x27;Arial&#x27;">x</p>`)
  expect(css).toContain(`{font-family:"Jost", 'Arial'}`)
})

test.each(['color:red}body{display:none', 'color:red&lt;/style&gt;'])(
  'a value that could end its rule or its element is not lifted: %s',
  (value) => {
    const markup = `<p style="${value}">x</p>`
    expect(liftInlineStyles(markup)).toEqual({ markup, css: '' })
  },
)

test('what people wrote is no attribute', () => {
  const markup = '<p>Ana style=&quot;color:red&quot; y Luis</p>'
  expect(liftInlineStyles(markup)).toEqual({ markup, css: '' })
})
