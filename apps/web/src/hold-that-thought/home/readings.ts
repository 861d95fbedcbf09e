import { reading } from '../../api/cache.ts'
import { LETTERS } from '../letters/readings.ts'
import { Home } from './home.operations.ts'

/** All of it in one answer, with the letter of the reader's own day: nothing of it waits for another. */
export const homeReading = (day: string) => reading([...LETTERS, 'home', day], Home, { day })
