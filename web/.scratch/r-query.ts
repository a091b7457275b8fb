import { QueryClient, QueryClientProvider, useQuery, useMutation, useInfiniteQuery } from '@tanstack/react-query';
console.log(QueryClient, QueryClientProvider, useQuery, useMutation, useInfiniteQuery);
