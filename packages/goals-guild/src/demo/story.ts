import type * as told from '@longtable/system'
import type { Who } from './cast.ts'

export type Thread = told.Thread<Who>
export type Story = told.Story<Who>
