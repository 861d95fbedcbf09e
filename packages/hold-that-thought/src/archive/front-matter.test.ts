import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FrontMatterError, readFront, withFront } from './front-matter.ts'

describe('front matter', () => {
  it('can be read by a person', () => {
    const front = {
      title: 'From "the front"',
      tags: ['war', 'sea'],
      place: undefined,
      versionCount: 2,
    }
    expect(withFront(front, 'Dear Rosa,\n\nall is well.')).toBe(`---
title: "From \\"the front\\""
tags: ["war","sea"]
versionCount: 2
---

Dear Rosa,

all is well.`)
  })

  it('comes back as it was, whatever is in it', () => {
    const name = fc.stringMatching(/^[a-zA-Z]{1,12}$/)
    fc.assert(
      fc.property(
        fc.dictionary(name, fc.jsonValue()),
        fc.string({ unit: 'binary' }),
        (front, text) => {
          const known = JSON.parse(JSON.stringify(front)) as object
          expect(readFront(withFront(front, text))).toEqual({ front: known, text })
        },
      ),
      { numRuns: 50 },
    )
    const nested = '---\ntitle: "x"\n---\n\nnot the end'
    expect(readFront(withFront({ date: '1943-05-01' }, nested)).text).toBe(nested)
  })

  it.each(['', 'Dear Rosa', '---\ntitle: "x"', '---\ntitle\n---\n', '---\ntitle: {\n---\n\n'])(
    'is refused where it is none: %j',
    (file) => expect(() => readFront(file)).toThrow(FrontMatterError),
  )
})
