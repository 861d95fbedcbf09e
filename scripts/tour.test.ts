import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { root } from './import-rule/read-repository.ts'
import { runScript } from './testing/run-script.ts'

describe('outside of a test run', () => {
  it('every tour loads', async () => {
    const { code, said } = await runScript('scripts/tour.ts')
    expect(said).toBe(
      'Usage: npm run tour <name> [-- --store lmdb|dynamodb], one of: adopt, collaboration, collabhub, explorer, feed, goals, hosts, letters, pictures, server, web, or all\n' +
        'For example: npm run tour goals -- --store dynamodb',
    )
    expect(code).toBe(1)
  })

  it('the long runs say what they take', async () => {
    for (const name of ['tour', 'soak', 'simulate']) {
      const { code, said } = await runScript(`scripts/${name}.ts`, '--help')
      expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining(`npm run ${name}`) })
    }
  })

  it('so does all that drives a server from outside', async () => {
    const folder = join(root, 'hosts', 'server', 'src', 'testing')
    const names = readdirSync(folder).filter((name) => name.endsWith('.ts'))
    const files = names.map((name) => pathToFileURL(join(folder, name)).href)
    const load = `for (const file of ${JSON.stringify(files)}) await import(file)
      console.log('loaded')`
    expect(await runScript('--input-type=module', '-e', load)).toEqual({ code: 0, said: 'loaded' })
  })
})
