import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('[V04] every form that must be filled in says itself what is wrong: the browser’s own bubbles speak the language of the browser', () => {
  const asking = globSync('src/**/*.tsx')
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => /\brequired\b|Form\b/.test(text))
  const forms = asking.flatMap(({ file, text }) =>
    [...text.matchAll(/<form\b[^>]*?(?=onSubmit)|<form\b[^>]*>/g)].map(([tag]) => ({ file, tag })),
  )
  expect(forms.length).toBeGreaterThan(10)
  expect(forms.filter(({ tag }) => !tag.includes('noValidate')).map(({ file }) => file)).toEqual([])
})
