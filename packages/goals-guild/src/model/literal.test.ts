import { literalChecks, type Plain } from '@longtable/testing/literal'
import { describe } from 'vitest'
import { items000 } from '../testing/literal/items-000.ts'
import { items001 } from '../testing/literal/items-001.ts'
import { items004 } from '../testing/literal/items-004.ts'
import { rows000 } from '../testing/literal/rows-000.ts'
import { rows001 } from '../testing/literal/rows-001.ts'
import { rows004 } from '../testing/literal/rows-004.ts'
import { literalScene } from '../testing/literal/scene.ts'

const NAME = /^(PK|SK|GSI[1-6][PS]K|[a-z][A-Za-z0-9]*)$/
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const EMOJI = /\p{Extended_Pictographic}/u

/** 004: Conventions; what of an item does not keep to them. */
function unconventional(item: Plain): string[] {
  const wrong = Object.entries(item).filter(([name, value]) => {
    if (!NAME.test(name)) return !(item['type'] === 'CommentStats' && EMOJI.test(name))
    if (name === 'id') return String(value).includes('#')
    if (name === 'ttl') return !Number.isInteger(value)
    return /[a-z]At$/.test(name) && typeof value === 'string' && !ISO.test(value)
  })
  return [...wrong.map(([name]) => name), ...(typeof item['type'] === 'string' ? [] : ['no type'])]
}

/** Typed from documents 000, 001 and 004; read by the AWS SDK; written by mutations alone. */
describe('gg_core to the letter', () => {
  literalChecks({
    table: 'gg_core',
    play: literalScene,
    items: [...items000, ...items001, ...items004],
    rows: [...rows000, ...rows001, ...rows004],
    conventions(item, verdicts) {
      const wrong = unconventional(item)
      verdicts.check(wrong.length === 0, () => {
        return `${String(item['PK'])} / ${String(item['SK'])}: ${wrong.join(', ')}`
      })
    },
  })
})
