import { createForge, type Genuine, type Named } from './forge.ts'
import { confusedAlgorithms, headerTricks, keyTricks, noAlgorithm } from './forged-keys.ts'
import { brokenText, wrongClaims, wrongSignatures } from './forged-texts.ts'

/** Tokens that a server must refuse; most are signed by somebody else, the worst by its own key. */
export function forgedTokens(genuine: Genuine): Named[] {
  const forge = createForge(genuine)
  return [
    noAlgorithm,
    confusedAlgorithms,
    keyTricks,
    headerTricks,
    wrongClaims,
    brokenText,
    wrongSignatures,
  ].flatMap((kind) => kind(forge))
}
