import { listQuery, mutationFields, query } from '@longtable/api'
import type { OffersResolvers } from '../generated/schema.ts'
import { personLoader } from '../users/person-loader.graphql.ts'
import { closeOffer } from './close-offer.ts'
import { createOffer } from './create-offer.ts'
import { deleteOffer } from './delete-offer.ts'
import {
  CompanyOffersInput,
  myOffers,
  MyOffersInput,
  offer,
  offersByTag,
  offersOfCompany,
  OfferTagInput,
} from './find-offers.ts'
import { OfferInput } from './offer-fields.ts'
import { reopenOffer } from './reopen-offer.ts'
import { updateOffer } from './update-offer.ts'

const typeDefs = /* GraphQL */ `
  enum OfferStatus {
    open
    closed
  }
  type Offer {
    id: ID!
    companyId: ID!
    "Null when you may not see them any more."
    publisher: User
    title: String!
    description: String
    tags: [String!]!
    status: OfferStatus!
    createdAt: String!
    updatedAt: String!
  }
  type OfferPage {
    items: [Offer!]!
    after: String
  }
  type OfferDeleted {
    offerId: ID!
  }
  extend type Query {
    offer(offerId: ID!): Offer!
    "Newest first."
    offersOfCompany(companyId: ID!, status: OfferStatus, first: Int, after: String): OfferPage!
    "Open ones."
    offersByTag(tag: String!, first: Int, after: String): OfferPage!
    "Those that you have published, newest first."
    myOffers(status: OfferStatus, first: Int, after: String): OfferPage!
  }
  extend type Mutation {
    "For partners."
    createOffer(
      companyId: ID!
      title: String!
      description: String
      tags: [String!]
      requestId: String
    ): Offer!
    "For who has published it, as long as they are a partner, and for admins."
    updateOffer(
      offerId: ID!
      title: String
      description: String
      tags: [String!]
      requestId: String
    ): Offer!
    closeOffer(offerId: ID!, requestId: String): Offer!
    reopenOffer(offerId: ID!, requestId: String): Offer!
    deleteOffer(offerId: ID!, requestId: String): OfferDeleted!
  }
`

const resolvers = {
  Query: {
    offer: query(OfferInput, offer),
    offersOfCompany: listQuery(CompanyOffersInput, offersOfCompany),
    offersByTag: listQuery(OfferTagInput, offersByTag),
    myOffers: listQuery(MyOffersInput, myOffers),
  },
  Mutation: mutationFields({ createOffer, updateOffer, closeOffer, reopenOffer, deleteOffer }),
  Offer: {
    publisher: ({ userId }, _, context) =>
      userId === null ? null : personLoader(context).load(userId),
  },
} satisfies OffersResolvers

export const offersModule = { name: 'offers', typeDefs, resolvers }
