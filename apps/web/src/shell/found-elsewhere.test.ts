import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql/index.js'
import { expect, it } from 'vitest'
import { DOCUMENTS } from './elsewhere-documents.ts'

const PACKAGES: Readonly<Record<string, string>> = {
  '/goalsguild': 'goals-guild',
  '/collabhub': 'collab-hub',
  '/holdthatthought': 'hold-that-thought',
}

it.each(Object.entries(DOCUMENTS))('asks %s for what it can answer', (path, text) => {
  const file = new URL(`../../../../packages/${PACKAGES[path]}/schema.graphql`, import.meta.url)
  expect(validate(buildSchema(readFileSync(file, 'utf8')), parse(text))).toEqual([])
})
