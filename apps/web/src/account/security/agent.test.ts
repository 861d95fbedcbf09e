import { expect, it } from 'vitest'
import { deviceName } from './agent.ts'

const IN_ALL = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)'

it('names a browser by its own name, though all of them call themselves others', () => {
  expect(deviceName(`${IN_ALL} Chrome/140.0.0.0 Safari/537.36`)).toBe('Chrome · Linux')
  expect(deviceName(`${IN_ALL} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`)).toBe('Edge · Linux')
  expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1')).toBe(
    'Safari · iOS',
  )
})

it('says what an unknown program says of itself', () => {
  expect(deviceName('curl/8.5.0')).toBe('curl')
})
