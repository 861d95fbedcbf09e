import { mutationFields } from '@longtable/api'
import type { ContactResolvers } from '../generated/schema.ts'
import { contactAdmins } from './contact-admins.ts'

const typeDefs = /* GraphQL */ `
  type Contact {
    isSent: Boolean!
  }
  extend type Mutation {
    "For everybody, also without signing in: a mail to the admins."
    contactAdmins(name: String!, email: String!, message: String!, requestId: String): Contact!
  }
`

const resolvers = { Mutation: mutationFields({ contactAdmins }) } satisfies ContactResolvers

export const contactModule = { name: 'contact', typeDefs, resolvers }
