/** Thrown by a run whose provider doesn't respond, so that the queue tries again for a day. */
export class ProviderSilent extends Error {
  override readonly name = 'ProviderSilent';
}
