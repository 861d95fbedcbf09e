export { stores, type TestStore } from '@longtable/store/testing'
export { shuffled } from './delivery.ts'
export { below, pick, type Random, seededRandom } from './random.ts'
export { createWorld, type World, type WorldOptions } from './world.ts'
