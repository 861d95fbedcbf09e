import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  hasDevelopmentTools,
  isBroken,
  isInstalled,
  unavailable,
  writeStamp,
} from './installed.mjs'
import { isSupported } from './node-version.mjs'
import { cleanEnvironment, explainFailure } from './npm.mjs'

const runtime = { 'node_modules/zod': { version: '4.0.0' } }
const tools = { 'node_modules/vitest': { version: '4.1.0', dev: true } }
const forHere = {
  'node_modules/engine': {
    version: '1.0.0',
    optional: true,
    os: [process.platform],
    cpu: [process.arch],
  },
}
const forElsewhere = {
  'node_modules/engine-far': { version: '1.0.0', optional: true, os: ['far-away'] },
}

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'longtable-install-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const lock = (packages: object) =>
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({ packages: { '': {}, ...packages } }),
  )

const installed = (packages: object) => {
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }))
}

describe('what is installed', () => {
  it('counts as missing before the first install', () => {
    lock(runtime)
    expect(isInstalled(root, 'run')).toBe(false)
    expect(isBroken(root)).toBe(false)
  })

  it('suffices for running without tools, and not for testing', () => {
    lock({ ...runtime, ...tools })
    installed(runtime)
    expect(isInstalled(root, 'run')).toBe(true)
    expect(isInstalled(root, 'full')).toBe(false)
    expect(hasDevelopmentTools(root)).toBe(false)
  })

  it('is taken over when a person has installed it by hand', () => {
    lock({ ...runtime, ...tools })
    installed({ ...runtime, ...tools })
    expect(isInstalled(root, 'full')).toBe(true)
    expect(hasDevelopmentTools(root)).toBe(true)
  })

  it('is outdated when the lock asks for another version or one more package', () => {
    installed(runtime)
    lock({ 'node_modules/zod': { version: '4.0.1' } })
    expect(isInstalled(root, 'run')).toBe(false)
    lock({ ...runtime, 'node_modules/ulid': { version: '3.0.0' } })
    expect(isInstalled(root, 'run')).toBe(false)
  })

  it('is outdated when it was made for another system', () => {
    lock(runtime)
    installed(runtime)
    writeStamp(root)
    expect(isInstalled(root, 'run')).toBe(true)
    const stamp = { lock: 'any', platform: 'far-away-x64-abi1' }
    writeFileSync(join(root, 'node_modules', '.longtable.json'), JSON.stringify(stamp))
    expect(isInstalled(root, 'run')).toBe(false)
  })

  it('asks once for an optional package of this system, and never for that of another', () => {
    lock({ ...runtime, ...forHere, ...forElsewhere })
    installed(runtime)
    expect(isInstalled(root, 'run')).toBe(false)
    expect(unavailable(root, 'run')).toEqual(['engine'])
    writeStamp(root)
    expect(isInstalled(root, 'run')).toBe(true)
    lock({ ...runtime, ...forElsewhere })
    expect(unavailable(root, 'run')).toEqual([])
  })

  it('is broken when npm did not get to its end', () => {
    lock(runtime)
    mkdirSync(join(root, 'node_modules', 'zod'), { recursive: true })
    expect(isBroken(root)).toBe(true)
    expect(isInstalled(root, 'run')).toBe(false)
  })
})

describe('calling npm', () => {
  it('drops the flags of the outer npm and keeps where to fetch from', () => {
    const kept = { PATH: '/bin', npm_config_registry: 'r', NPM_CONFIG_CACHE: 'c', NODE_ENV: 'x' }
    const dropped = { npm_config_omit: 'dev', npm_config_workspace: 'a', npm_lifecycle_event: 's' }
    expect(cleanEnvironment({ ...kept, ...dropped })).toEqual(kept)
  })

  it('tells what could not be fetched, without the noise', () => {
    const output = [
      'npm warn Unknown user config',
      'npm error code ENOTFOUND',
      'npm error syscall connect',
      'npm error network request to https://registry.example/zod failed',
      'npm error     at ClientRequest.emit (node:events:524:28)',
      "npm error   errno: 'ENOTFOUND',",
      'npm error A complete log of this run can be found in: /somewhere/debug-0.log',
    ].join('\n')
    expect(explainFailure(output)).toEqual([
      'code ENOTFOUND',
      'network request to https://registry.example/zod failed',
    ])
    expect(explainFailure('spawn npm ENOENT\n')).toEqual(['spawn npm ENOENT'])
  })

  it('needs Node 20.19', () => {
    expect(['18.20.0', '20.18.3', '20.19.0', '22.0.0'].map(isSupported)).toEqual([
      false,
      false,
      true,
      true,
    ])
  })
})
