import { afterAll } from 'vitest'
import { atFileEnd } from './file-end.ts'

/** Of all modules only this one is loaded anew for each test file. */
afterAll(async () => {
  for (const end of atFileEnd.splice(0)) await end()
})
