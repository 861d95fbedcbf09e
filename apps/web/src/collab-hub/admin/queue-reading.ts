import { reading } from '../../api/cache.ts'
import { ModerationQueue } from './admin.operations.ts'

export const ADMIN = ['hub', 'admin'] as const

/** The first page of what waits: as many as a number beside its name has to say. */
export const queueReading = reading([...ADMIN, 'queue', 'count'], ModerationQueue, {})
