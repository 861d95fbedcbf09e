import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { openStage, type Stage } from './stage.ts'
import { tellWhatIsShown } from './what-is-shown.ts'

interface Watched extends Omit<Stage, 'complaints' | 'putAway' | typeof Symbol.asyncDispose> {
  /** What this test makes a browser complain of, because it is about that. */
  forgive(complaint: RegExp): void
}

/**
 * A stage for the tests of a file. After each of them every device is put away, and no browser may
 * have complained: of an error, a promise that nobody caught, a refused policy, a failed request.
 */
export function onStage(options: { world?: boolean } = {}): Watched {
  let opened: Stage | undefined
  let forgiven: RegExp[] = []
  const stage = (): Stage => {
    if (!opened) throw new Error('The stage is open while tests run.')
    return opened
  }
  beforeAll(async () => {
    opened = await openStage(options)
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await tellWhatIsShown(stage().browser)
    await stage().putAway()
    const complaints = stage().complaints()
    expect(complaints.filter((one) => !forgiven.some((pattern) => pattern.test(one)))).toEqual([])
    forgiven = []
  })
  afterAll(() => opened?.[Symbol.asyncDispose]())
  return {
    get address() {
      return stage().address
    },
    get program() {
      return stage().program
    },
    get data() {
      return stage().data
    },
    get browser() {
      return stage().browser
    },
    forgive: (complaint) => void forgiven.push(complaint),
    somebody: (...given) => stage().somebody(...given),
    member: (...given) => stage().member(...given),
    relative: (...given) => stage().relative(...given),
    promote: (...given) => stage().promote(...given),
    device: (given) => stage().device(given),
    deviceOf: (...given) => stage().deviceOf(...given),
  }
}
