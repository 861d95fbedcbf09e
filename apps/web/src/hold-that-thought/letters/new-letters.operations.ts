// Generated from new-letters.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type LettersChangedData = { readonly lettersChanged: { readonly kind: 'added' | 'corrected' | 'deleted'; readonly letterId: string; readonly letter: { readonly id: string; readonly title: string } | null; readonly requestId: string | null } }
export type LettersChangedVariables = Record<string, never>
export const LettersChanged: Operation<LettersChangedData, LettersChangedVariables> = {
  kind: 'subscription',
  endpoint: '/holdthatthought/graphql',
  text: "subscription LettersChanged{lettersChanged{kind letterId letter{id title}requestId}}",
}
