/** Thrown when nothing can be sealed now and waiting may help. Never for a defect of ours. */
export class SealWaits extends Error {
  override readonly name = 'SealWaits';
}
