import type { FamilyContext } from '../context.ts'
import { createLetter } from '../letters/create-letter.ts'
import { deleteLetter } from '../letters/delete-letter.ts'
import { editLetter } from '../letters/edit-letter.ts'
import { letterById } from '../letters/letter.patterns.ts'
import type { FamilyWorld } from './family-world.ts'

const TEXT = { date: '1943-05-01', title: 'From the front', content: 'Dear Rosa,\n\nall is well.' }

export const writeLetter = (context: FamilyContext, fields: object = {}) =>
  createLetter(context, createLetter.input.parse({ ...TEXT, ...fields }))

/** By who has read it just now. */
export async function editedLetter(context: FamilyContext, letterId: string, fields: object) {
  const { versionCount } = (await letterById(context, { letterId })) ?? { versionCount: 0 }
  return editLetter(context, editLetter.input.parse({ letterId, versionCount, ...fields }))
}

export async function deletedLetter(world: FamilyWorld, owner: FamilyContext): Promise<string> {
  const { id: letterId } = await writeLetter(world.again(owner))
  const warden = await world.admin(`warden-${world.world.stamp().id.toLowerCase()}`)
  await deleteLetter(warden, { letterId })
  return letterId
}
