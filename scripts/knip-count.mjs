/**
 * Says how many files knip looked at, which its own report leaves out.
 * @param {{ counters: { processed: number } }} result
 */
export default function reportCount({ counters }) {
  console.log(`Looked at ${counters.processed} files.`)
}
