// Generated from offers.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { PersonFields } from '../users/users.operations.ts'

export type OfferFields = { readonly id: string; readonly companyId: string; readonly title: string; readonly description: string | null; readonly status: 'closed' | 'open'; readonly tags: ReadonlyArray<string>; readonly createdAt: string; readonly publisher: PersonFields | null }

export type OffersByTagData = { readonly offersByTag: { readonly after: string | null; readonly items: ReadonlyArray<OfferFields> } }
export type OffersByTagVariables = { readonly tag: string; readonly after?: string | null | undefined }
export const OffersByTag: Operation<OffersByTagData, OffersByTagVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query OffersByTag($tag:String!$after:String){offersByTag(tag:$tag first:20 after:$after){after items{...OfferFields}}}fragment OfferFields on Offer{id companyId title description status tags createdAt publisher{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type OffersOfCompanyData = { readonly offersOfCompany: { readonly after: string | null; readonly items: ReadonlyArray<OfferFields> } }
export type OffersOfCompanyVariables = { readonly companyId: string; readonly after?: string | null | undefined }
export const OffersOfCompany: Operation<OffersOfCompanyData, OffersOfCompanyVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query OffersOfCompany($companyId:ID!$after:String){offersOfCompany(companyId:$companyId status:open first:20 after:$after){after items{...OfferFields}}}fragment OfferFields on Offer{id companyId title description status tags createdAt publisher{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type MyOffersData = { readonly myOffers: { readonly after: string | null; readonly items: ReadonlyArray<OfferFields> } }
export type MyOffersVariables = { readonly after?: string | null | undefined }
export const MyOffers: Operation<MyOffersData, MyOffersVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query MyOffers($after:String){myOffers(first:20 after:$after){after items{...OfferFields}}}fragment OfferFields on Offer{id companyId title description status tags createdAt publisher{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type OfferData = { readonly offer: OfferFields }
export type OfferVariables = { readonly offerId: string }
export const Offer: Operation<OfferData, OfferVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Offer($offerId:ID!){offer(offerId:$offerId){...OfferFields}}fragment OfferFields on Offer{id companyId title description status tags createdAt publisher{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type CreateOfferData = { readonly createOffer: OfferFields }
export type CreateOfferVariables = { readonly companyId: string; readonly title: string; readonly description?: string | null | undefined; readonly tags?: ReadonlyArray<string> | null | undefined; readonly requestId?: string | null | undefined }
export const CreateOffer: Operation<CreateOfferData, CreateOfferVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation CreateOffer($companyId:ID!$title:String!$description:String$tags:[String!]$requestId:String){createOffer(companyId:$companyId title:$title description:$description tags:$tags requestId:$requestId){...OfferFields}}fragment OfferFields on Offer{id companyId title description status tags createdAt publisher{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type UpdateOfferData = { readonly updateOffer: OfferFields }
export type UpdateOfferVariables = { readonly offerId: string; readonly title?: string | null | undefined; readonly description?: string | null | undefined; readonly tags?: ReadonlyArray<string> | null | undefined; readonly requestId?: string | null | undefined }
export const UpdateOffer: Operation<UpdateOfferData, UpdateOfferVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation UpdateOffer($offerId:ID!$title:String$description:String$tags:[String!]$requestId:String){updateOffer(offerId:$offerId title:$title description:$description tags:$tags requestId:$requestId){...OfferFields}}fragment OfferFields on Offer{id companyId title description status tags createdAt publisher{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type CloseOfferData = { readonly closeOffer: OfferFields }
export type CloseOfferVariables = { readonly offerId: string; readonly requestId?: string | null | undefined }
export const CloseOffer: Operation<CloseOfferData, CloseOfferVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation CloseOffer($offerId:ID!$requestId:String){closeOffer(offerId:$offerId requestId:$requestId){...OfferFields}}fragment OfferFields on Offer{id companyId title description status tags createdAt publisher{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type ReopenOfferData = { readonly reopenOffer: OfferFields }
export type ReopenOfferVariables = { readonly offerId: string; readonly requestId?: string | null | undefined }
export const ReopenOffer: Operation<ReopenOfferData, ReopenOfferVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation ReopenOffer($offerId:ID!$requestId:String){reopenOffer(offerId:$offerId requestId:$requestId){...OfferFields}}fragment OfferFields on Offer{id companyId title description status tags createdAt publisher{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type DeleteOfferData = { readonly deleteOffer: { readonly offerId: string } }
export type DeleteOfferVariables = { readonly offerId: string; readonly requestId?: string | null | undefined }
export const DeleteOffer: Operation<DeleteOfferData, DeleteOfferVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation DeleteOffer($offerId:ID!$requestId:String){deleteOffer(offerId:$offerId requestId:$requestId){offerId}}",
}
