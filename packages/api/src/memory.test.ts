import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PATIENCE_MS } from '@longtable/store/testing/until'
import { expect, it } from 'vitest'
import { CACHE_CHARACTERS_MAX } from './limits.ts'

const CHILD = fileURLToPath(new URL('./testing/memory-child.ts', import.meta.url))
/** Without its bound in characters, or with what V8 keeps of compiled documents, it is over 60. */
const GROWTH_MB_MAX = 25

it('does not grow over 20,000 different documents', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', CHILD],
    { timeout: PATIENCE_MS },
  )
  const { growthMb, characters } = JSON.parse(stdout) as { growthMb: number; characters: number }
  expect(characters).toBeGreaterThan(CACHE_CHARACTERS_MAX / 2)
  expect(characters).toBeLessThanOrEqual(CACHE_CHARACTERS_MAX)
  expect(growthMb).toBeLessThan(GROWTH_MB_MAX)
})
