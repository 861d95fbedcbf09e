import { Segments } from '../../ui/segments.tsx'
import { To } from '../../shell/nav.tsx'
import { useFamilyWords } from './words/index.ts'

/** The directory and the tree: two ways to the same people. */
export function FamilyParts() {
  const words = useFamilyWords()
  return (
    <Segments label={words.title}>
      <To to="/family" isExact>
        {words.directory}
      </To>
      <To to="/family/tree">{words.tree}</To>
    </Segments>
  )
}
