// Generated from places.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type ApplicationPlaceData = { readonly application: { readonly startupId: string; readonly applicantId: string } }
export type ApplicationPlaceVariables = { readonly applicationId: string }
export const ApplicationPlace: Operation<ApplicationPlaceData, ApplicationPlaceVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query ApplicationPlace($applicationId:ID!){application(applicationId:$applicationId){startupId applicantId}}",
}

export type AccessPlaceData = { readonly accessRequest: { readonly startupId: string; readonly requester: { readonly id: string } | null } }
export type AccessPlaceVariables = { readonly accessId: string }
export const AccessPlace: Operation<AccessPlaceData, AccessPlaceVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query AccessPlace($accessId:ID!){accessRequest(accessId:$accessId){startupId requester{id}}}",
}
