/** The path of the wallet calls. `WALLET_SERVICE_URL` names another server for them. */
export const WALLET_PATH = '/service-wallet/secure/api/v4/account';
