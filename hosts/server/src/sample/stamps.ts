import { createStamp, type Stamp } from '@longtable/entity'

/** An item that must not vanish from the sample: its expiry lies far ahead. */
export const FAR_FUTURE_SECONDS = Date.parse('2100-01-01T00:00:00.000Z') / 1000

/** Identifiers with their time, the same on every machine; the seed tells samples apart. */
export function createSampleStamps(seed: number): (time: string) => Stamp {
  let state = seed
  const random = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state / 2 ** 32
  }
  return (time) => createStamp({ now: () => Date.parse(time), random })()
}
