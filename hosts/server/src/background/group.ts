/** Names the leases and checkpoints of this program's processors. */
export const GROUP = 'longtable'
