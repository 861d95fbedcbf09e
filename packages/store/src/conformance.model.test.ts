import type { OpenStore, TestEngine } from './testing/conformance/world.ts'
import { runStoreTests } from './testing/conformance/index.ts'
import { openModel } from './testing/model.ts'

const open: OpenStore = async (tables, options) => {
  const engine: TestEngine = {
    ...openModel(tables, options),
    reopen: async () => engine,
    [Symbol.asyncDispose]: async () => {},
  }
  return engine
}

/** The model judges the adapters in the differential test, so it has to be right itself. */
runStoreTests({
  name: 'the model',
  open,
  skip: [
    {
      reason: 'the model is only given what the adapters accept',
      tests: [
        'limits',
        'bad input',
        'refuses an update that makes the item too large',
        'holds 100 operations, and refuses 101',
        'refuses two operations on one item',
        'refuses more than 4 MB',
        'a table without log says so',
        'refuses a position that is none and a limit out of bounds',
        'a segment out of bounds is refused',
      ],
    },
    {
      reason: 'the model keeps the values it was given, and comparing ignores the sign of zero',
      tests: ['keeps zero without a sign'],
    },
  ],
})
