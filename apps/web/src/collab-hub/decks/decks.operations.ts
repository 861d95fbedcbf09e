// Generated from decks.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { HubPerson } from '../users/users.operations.ts'

export type DeckFields = { readonly id: string; readonly startupId: string; readonly status: 'FAILED' | 'READY' | 'RENDERING'; readonly pageCount: number | null; readonly mayDownload: boolean; readonly problem: string | null; readonly reason: string | null; readonly createdAt: string; readonly updatedAt: string }

export type DeckData = { readonly deck: DeckFields | null }
export type DeckVariables = { readonly startupId: string }
export const Deck: Operation<DeckData, DeckVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query Deck($startupId:ID!){deck(startupId:$startupId){...DeckFields}}fragment DeckFields on PitchDeck{id startupId status pageCount mayDownload problem reason createdAt updatedAt}",
}

export type DeckViewsData = { readonly deckViews: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly deckId: string | null; readonly viewedAt: string; readonly downloadedAt: string | null; readonly seconds: number; readonly pages: ReadonlyArray<{ readonly number: number; readonly seconds: number }>; readonly viewer: HubPerson | null }> } }
export type DeckViewsVariables = { readonly startupId: string; readonly after?: string | null | undefined }
export const DeckViews: Operation<DeckViewsData, DeckViewsVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query DeckViews($startupId:ID!$after:String){deckViews(startupId:$startupId first:20 after:$after){after items{deckId viewedAt downloadedAt seconds pages{number seconds}viewer{...HubPerson}}}}fragment HubPerson on User{id firstName lastName avatarUrl role}",
}

export type DeckTimesData = { readonly deckViews: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly deckId: string | null; readonly pages: ReadonlyArray<{ readonly number: number; readonly seconds: number }> }> } }
export type DeckTimesVariables = { readonly startupId: string; readonly after?: string | null | undefined }
export const DeckTimes: Operation<DeckTimesData, DeckTimesVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query DeckTimes($startupId:ID!$after:String){deckViews(startupId:$startupId first:40 after:$after){after items{deckId pages{number seconds}}}}",
}

export type SetPitchDeckData = { readonly setPitchDeck: { readonly id: string } }
export type SetPitchDeckVariables = { readonly startupId: string; readonly uploadId: string; readonly requestId?: string | null | undefined }
export const SetPitchDeck: Operation<SetPitchDeckData, SetPitchDeckVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation SetPitchDeck($startupId:ID!$uploadId:ID!$requestId:String){setPitchDeck(startupId:$startupId uploadId:$uploadId requestId:$requestId){id}}",
}

export type RemovePitchDeckData = { readonly removePitchDeck: { readonly id: string } }
export type RemovePitchDeckVariables = { readonly startupId: string; readonly requestId?: string | null | undefined }
export const RemovePitchDeck: Operation<RemovePitchDeckData, RemovePitchDeckVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation RemovePitchDeck($startupId:ID!$requestId:String){removePitchDeck(startupId:$startupId requestId:$requestId){id}}",
}

export type OpenDeckData = { readonly openDeck: { readonly deckId: string; readonly viewedAt: string | null; readonly downloadUrl: string | null; readonly pages: ReadonlyArray<{ readonly number: number; readonly width: number; readonly height: number; readonly url: string }> } }
export type OpenDeckVariables = { readonly startupId: string; readonly requestId?: string | null | undefined }
export const OpenDeck: Operation<OpenDeckData, OpenDeckVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation OpenDeck($startupId:ID!$requestId:String){openDeck(startupId:$startupId requestId:$requestId){deckId viewedAt downloadUrl pages{number width height url}}}",
}

export type ReportDeckTimeData = { readonly reportDeckTime: { readonly page: number; readonly seconds: number } }
export type ReportDeckTimeVariables = { readonly startupId: string; readonly viewedAt: string; readonly page: number; readonly seconds: number; readonly requestId?: string | null | undefined }
export const ReportDeckTime: Operation<ReportDeckTimeData, ReportDeckTimeVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation ReportDeckTime($startupId:ID!$viewedAt:String!$page:Int!$seconds:Int!$requestId:String){reportDeckTime(startupId:$startupId viewedAt:$viewedAt page:$page seconds:$seconds requestId:$requestId){page seconds}}",
}
