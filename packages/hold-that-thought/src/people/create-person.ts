import { put } from '@longtable/entity'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { PERSON_RATE } from '../rates.ts'
import { checkLife } from './contradictions.ts'
import { newPersonFields } from './person-fields.ts'
import { personView } from './person-views.ts'
import { Person } from './person.entity.ts'
import { personInView } from './person.policy.ts'

/** Any member adds to the family. */
export const createPerson = mutation({
  name: 'createPerson',
  input: z.object(newPersonFields),
  rate: PERSON_RATE,
  begin: ({ input }) => checkLife(input),
  plan: ({ context, actor, input }) => {
    const { id, at } = context.stamp()
    const person: Person = {
      ...input,
      personId: id,
      relationships: [],
      revision: 0,
      createdBy: actor.userId,
      createdAt: at,
      updatedAt: at,
    }
    return {
      operations: [put(Person, person)],
      result: { id },
      audit: { action: 'PERSON_CREATED', resourceType: 'Person', resourceId: id },
    }
  },
  answer: async ({ context }, { id }) => personView(await personInView(context, id)),
})
