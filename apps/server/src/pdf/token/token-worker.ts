import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import pkcs11js, { type Handle } from 'pkcs11js';
import type { TokenAnswer, TokenTask } from './token-key.ts';

/** As long as the longest signature: of RSA with 4096 bits. */
const MOST_BYTES = 512;

const module = new pkcs11js.PKCS11();
let isLoaded = false;

parentPort?.on('message', (task: TokenTask) => {
  parentPort?.postMessage(answerTo(task) satisfies TokenAnswer);
});

/** Returns an error as an answer, so that the pool doesn't retry: some devices lock after three wrong PINs. */
function answerTo(task: TokenTask): TokenAnswer {
  try {
    if (!isLoaded) load(task.module);
    isLoaded = true;
    return { signature: signature(task) };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

function load(path: string): void {
  module.load(path);
  // An earlier thread of this process may have left it open.
  unlessAlready(pkcs11js.CKR_CRYPTOKI_ALREADY_INITIALIZED, () => module.C_Initialize());
}

function signature({ token, object, pin, algorithm, bytes }: TokenTask): Uint8Array {
  const slot = module
    .C_GetSlotList(true)
    .find((each) => module.C_GetTokenInfo(each).label.trimEnd() === token);
  if (!slot) throw new Error('CKR_TOKEN_NOT_PRESENT');
  const session = module.C_OpenSession(slot, pkcs11js.CKF_SERIAL_SESSION);
  try {
    unlessAlready(pkcs11js.CKR_USER_ALREADY_LOGGED_IN, () => module.C_Login(session, pkcs11js.CKU_USER, pin));
    const [mechanism, input] =
      algorithm.name === 'ECDSA'
        ? [pkcs11js.CKM_ECDSA, createHash('sha256').update(bytes).digest()]
        : [pkcs11js.CKM_SHA256_RSA_PKCS, Buffer.from(bytes)];
    module.C_SignInit(session, { mechanism }, keyIn(session, object));
    return new Uint8Array(module.C_Sign(session, input, Buffer.alloc(MOST_BYTES)));
  } finally {
    module.C_CloseSession(session);
  }
}

function keyIn(session: Handle, label: string): Handle {
  module.C_FindObjectsInit(session, [
    { type: pkcs11js.CKA_CLASS, value: pkcs11js.CKO_PRIVATE_KEY },
    { type: pkcs11js.CKA_LABEL, value: label },
  ]);
  const found = module.C_FindObjects(session);
  module.C_FindObjectsFinal(session);
  if (!found) throw new Error('CKR_KEY_HANDLE_INVALID');
  return found;
}

function unlessAlready(code: number, act: () => void): void {
  try {
    act();
  } catch (error) {
    if ((error as { code?: number }).code !== code) throw error;
  }
}
