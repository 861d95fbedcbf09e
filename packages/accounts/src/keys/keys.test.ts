import { generateKeyPairSync } from 'node:crypto'
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { KeyFileError, openKeyDirectory, openKeys, openSecret } from '../index.ts'

describe('a key directory', () => {
  let parent: string
  let directory: string
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'longtable-keys-'))
    directory = join(parent, 'keys')
  })
  afterEach(() => rm(parent, { recursive: true, force: true }))

  it('gets one key and one secret on first start, however many start at once', async () => {
    const started = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const files = await openKeyDirectory(directory)
        const [keys, secret] = [await openKeys(files), await openSecret(files, 'accounts')]
        return [keys.signing.kid, Buffer.from(secret).toString('hex')]
      }),
    )
    expect(new Set(started.map(String)).size).toBe(1)
    expect((await readdir(directory)).sort()).toEqual(['accounts.secret', 'signing-000001.pem'])
    const later = await openKeys(await openKeyDirectory(directory))
    expect(later.signing.kid).toBe(started[0]?.[0])
    await later.rotate()
    expect((await openKeys(await openKeyDirectory(directory))).signing.kid).toBe(later.signing.kid)
    expect(later.signing.kid).not.toBe(started[0]?.[0])
  })

  it('is the owner’s alone, and keys that others could read are refused', async () => {
    const files = await openKeyDirectory(directory)
    await openKeys(files)
    await openSecret(files, 'accounts')
    expect((await stat(directory)).mode & 0o777).toBe(0o700)
    for (const name of await readdir(directory))
      expect((await stat(join(directory, name))).mode & 0o777, name).toBe(0o600)
    await chmod(join(directory, 'signing-000001.pem'), 0o640)
    await expect(openKeys(await openKeyDirectory(directory))).rejects.toThrow(
      'signing-000001.pem can be read or written by others (mode 640)',
    )
    await chmod(directory, 0o755)
    await expect(openKeyDirectory(directory)).rejects.toThrow('can be read or written by others')
  })

  it('says in words which file is damaged, and what to do', async () => {
    const files = await openKeyDirectory(directory)
    const words = (name: string) =>
      new RegExp(
        `^The key file ${name} in ${directory} is damaged: .* Put it back from your backup`,
      )
    await writeFile(join(directory, 'accounts.secret'), 'c2hvcnQ', { mode: 0o600 })
    await expect(openSecret(files, 'accounts')).rejects.toThrow(words('accounts.secret'))
    await expect(openSecret(files, 'accounts')).rejects.toThrow(KeyFileError)

    await openKeys(files)
    const path = join(directory, 'signing-000001.pem')
    const whole = await readFile(path, 'utf8')
    const small = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey
    const other = generateKeyPairSync('ed25519').privateKey
    for (const text of [
      '',
      'no key',
      whole.slice(0, 400),
      small.export({ type: 'pkcs8', format: 'pem' }),
      other.export({ type: 'pkcs8', format: 'pem' }),
    ]) {
      await writeFile(path, text, { mode: 0o600 })
      await expect(openKeys(files)).rejects.toThrow(words('signing-000001.pem'))
    }
  })
})
