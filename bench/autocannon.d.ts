declare module 'autocannon' {
  type Result = {
    readonly requests: { readonly average: number };
    readonly non2xx: number;
    readonly errors: number;
  };
  export default function autocannon(options: {
    url: string;
    headers?: Record<string, string>;
    connections: number;
    duration: number;
  }): Promise<Result>;
}
