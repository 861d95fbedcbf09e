import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { literalTexts } from './testing/literal-text.ts'

const ROOT = fileURLToPath(new URL('.', import.meta.url))
const filesEndingWith = (ending: string) =>
  readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending) && !/(^|\/)(words|common|testing)\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

it('finds words that stand in a component, wherever it shows them', () => {
  for (const [source, found] of [
    ['<p>Hello</p>', ['Hello']],
    ['<p>{"Hello"}</p>', ['Hello']],
    ['<p>{isIn ? `Out` : words.in}</p>', ['Out']],
    ['<p>{isIn && "In"}</p>', ['In']],
    ['<img alt="A goal" />', ['A goal']],
    ['<Field label={`Name: ${name}`} />', ['Name:']],
    ['<p>{words.hello} · {count} %</p>', []],
    ['<strong>GoalsGuild</strong>', []],
    ['<Link to="/goals" className="open" />', []],
  ] as const)
    expect(literalTexts(`const shown = ${source}`), source).toEqual(found)
})

it('says nothing in a component that is not in its words', () => {
  const components = filesEndingWith('.tsx')
  expect(components.length).toBeGreaterThan(300)
  const said = components.flatMap(({ path, text }) =>
    literalTexts(text).map((one) => `${path}: ${one}`),
  )
  expect(said).toEqual([])
})

/** What is left in one script is right in another. */
const PHYSICAL =
  /(?<![\w-])((margin|padding|border|scroll-margin|scroll-padding)-(left|right)|left|right|border-(top|bottom)-(left|right)-radius)\s*:|(text-align|float|clear)\s*:\s*(left|right)\b/g

it('is laid out by where text begins and ends, not by left and right', () => {
  const styles = filesEndingWith('.css')
  expect(styles.length).toBeGreaterThan(100)
  const physical = styles.flatMap(({ path, text }) =>
    [...text.matchAll(PHYSICAL)].map(([found]) => `${path}: ${found}`),
  )
  expect(physical).toEqual([])
})
