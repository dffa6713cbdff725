declare module 'zipcodes' {
  const zipCodes: {
    lookup(zip: string): { readonly city: string; readonly state: string } | undefined;
  };
  export default zipCodes;
}
